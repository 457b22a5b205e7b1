/** The mark: the eight-pointed star with a round bore. Stands before the operator's name. */
export function Khatam() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M100 50 85.4 64.6v20.8H64.6L50 100 35.4 85.4H14.6V64.6L0 50l14.6-14.6V14.6h20.8L50 0l14.6 14.6h20.8v20.8zM50 31a19 19 0 1 0 0 38 19 19 0 1 0 0-38Z"
      />
    </svg>
  );
}
