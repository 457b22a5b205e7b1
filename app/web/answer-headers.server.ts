/** What gathers an answer's headers while its loaders and its action run. */
type Gathering = { headers: Headers };

/** A cookie of the same name set earlier for this answer gives way. */
export function setCookie(answer: Gathering, cookie: string): void {
  const others = answer.headers.getSetCookie().filter((one) => nameOf(one) !== nameOf(cookie));
  answer.headers.delete("Set-Cookie");
  for (const one of [...others, cookie]) answer.headers.append("Set-Cookie", one);
}

/** Takes back a cookie that this answer was to set. */
export function dropCookie(answer: Gathering, name: string): void {
  const others = answer.headers.getSetCookie().filter((one) => nameOf(one) !== name);
  answer.headers.delete("Set-Cookie");
  for (const one of others) answer.headers.append("Set-Cookie", one);
}

/** Moves the gathered headers onto an answer, each once. */
export function passHeaders(answer: Gathering, to: Headers): void {
  for (const [name, value] of answer.headers)
    if (name === "set-cookie") to.append(name, value);
    else to.set(name, value);
  answer.headers = new Headers();
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));
