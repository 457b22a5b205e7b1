import type { JobOfDay } from "~/contract/technician-area-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";

/** On which day that is over, at whose place, and until when to be there. */
export function JobWhere({ job, isLeft }: { job: JobOfDay; isLeft: boolean }) {
  const { customer, request, address, at, arrival_minutes } = job;
  return (
    <p className="sm muted row gap-x-3 gap-y-1">
      {isLeft ? <DateTime iso={at} as="day" /> : null}
      <bdi>{customer.name}</bdi>
      <Place district={request.district} address={address} />
      {arrival_minutes > 0 ? <DateTime iso={at} as="time" within={arrival_minutes} /> : null}
    </p>
  );
}

/** The street is one person's words, in whichever language; the district leads to it. */
function Place({ district, address }: { district: JobOfDay["request"]["district"]; address: string }) {
  if (!district) return <bdi>{address}</bdi>;
  return (
    <span>
      {address ? (
        <Text
          k="technicianArea:jobs.place"
          values={{ district: district.name, address: <bdi>{address}</bdi> }}
        />
      ) : (
        district.name
      )}
    </span>
  );
}
