import type { ComponentType, SVGAttributes } from 'react'

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'stroke' | 'fill'> {
  /** Width and height, numbers in pixels; 24 by default. */
  size?: number | string
  /** Width of the line on the 24 by 24 drawing; 2 by default. */
  stroke?: number
}
export type Icon = ComponentType<IconProps>

/** An icon drawn with lines. @param lines data of one SVG path on a field of 24 by 24 */
export const outlineIcon = (lines: string): Icon =>
  function OutlineIcon({ size = 24, stroke = 2, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        <path d={lines} />
      </svg>
    )
  }

/** An icon drawn as a filled shape. */
export const filledIcon = (shape: string): Icon =>
  function FilledIcon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="currentColor"
        {...rest}
        stroke="none"
      >
        <path d={shape} />
      </svg>
    )
  }
