/** The crown of the yurt, the product's mark; the same drawing as icon.svg, within reach without a network. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="15" fill="#0c678c" />
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <circle cx="32" cy="32" r="20" strokeWidth="4.5" />
        <path
          strokeWidth="3.2"
          d="M25 13.5c5 12 5 25 0 37M39 13.5c-5 12-5 25 0 37M13.5 25c12 5 25 5 37 0M13.5 39c12-5 25-5 37 0"
        />
      </g>
    </svg>
  )
}
