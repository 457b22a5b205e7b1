import type { Member } from "./channel-rules";
import { eventFrame } from "./frame-rules";

/** Whoever listens: one connection. */
export type Subscriber = { socketId: string; send: (frame: string) => void };

type Present = { info: unknown; sockets: number };
type Room = {
  subscribers: Map<string, { subscriber: Subscriber; member: Member | null }>;
  members: Map<string, Present>;
};

const newRoom = (): Room => ({ subscribers: new Map(), members: new Map() });

/** What a new subscriber is told: of a presence channel, who is there. */
const welcomeOf = ({ members }: Room) => ({
  presence: {
    ...{ count: members.size, ids: [...members.keys()] },
    hash: Object.fromEntries([...members].map(([id, { info }]) => [id, info])),
  },
});

/** The channels that somebody listens to. The others do not exist. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly mostMembers: number) {}

  /** Names of all, with how many people are in each: of those that are not presence channels 0. */
  list(): { name: string; users: number }[] {
    return [...this.rooms].map(([name, { members }]) => ({ name, users: members.size }));
  }

  /** User ids of who is in a presence channel, each once. */
  usersOf(channel: string): string[] {
    return [...(this.rooms.get(channel)?.members.keys() ?? [])];
  }

  subscriptionsOf(channel: string): number {
    return this.rooms.get(channel)?.subscribers.size ?? 0;
  }

  /**
   * Lets a connection in and welcomes it. The others hear of a member whose first connection it is.
   * @param member null outside presence channels
   * @returns whether there was room for one more member
   */
  enter(channel: string, subscriber: Subscriber, member: Member | null): boolean {
    const room = this.rooms.get(channel) ?? newRoom();
    if (member && !this.seat(channel, room, member)) return false;
    this.rooms.set(channel, room);
    room.subscribers.set(subscriber.socketId, { subscriber, member });
    const welcome = JSON.stringify(member ? welcomeOf(room) : {});
    subscriber.send(eventFrame(channel, "pusher_internal:subscription_succeeded", welcome));
    return true;
  }

  /** The others hear of a member whose last connection it was. */
  leave(channel: string, socketId: string): void {
    const room = this.rooms.get(channel);
    const left = room?.subscribers.get(socketId);
    if (!room || !left) return;
    room.subscribers.delete(socketId);
    if (room.subscribers.size === 0) this.rooms.delete(channel);
    const present = left.member && room.members.get(left.member.id);
    if (!left.member || !present) return;
    present.sockets -= 1;
    if (present.sockets > 0) return;
    room.members.delete(left.member.id);
    const gone = JSON.stringify({ user_id: left.member.id });
    this.tell(channel, eventFrame(channel, "pusher_internal:member_removed", gone));
  }

  /** @param except the connection that is not told: it said so itself */
  tell(channel: string, frame: string, except?: string): void {
    for (const [socketId, { subscriber }] of this.rooms.get(channel)?.subscribers ?? [])
      if (socketId !== except) subscriber.send(frame);
  }

  private seat(channel: string, { members }: Room, { id, info }: Member): boolean {
    const present = members.get(id);
    if (present) {
      present.sockets += 1;
      return true;
    }
    if (members.size >= this.mostMembers) return false;
    members.set(id, { info, sockets: 1 });
    const added = JSON.stringify({ user_id: id, user_info: info });
    this.tell(channel, eventFrame(channel, "pusher_internal:member_added", added));
    return true;
  }
}
