import { fileSource } from "./file-source";

type Props = {
  photos: { id: string; width: number; height: number }[];
  /** What each is called, by its number. */
  alt: (number: number) => string;
  className?: string;
};

/** Photos, small, each opening as it was taken; nothing where there are none. */
export function Shots({ photos, alt, className = "shots" }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul className={className}>
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={fileSource(id, "large")}>
            <img
              src={fileSource(id, "small")}
              alt={alt(index + 1)}
              width={width}
              height={height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
