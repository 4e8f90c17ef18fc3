import { Avatar, type AvatarProps } from '@mantine/core'

/** Darker hues only: the light tint of these keeps initials readable. */
const colours = ['indigo', 'grape', 'teal', 'cyan', 'pink', 'violet', 'blue'] as const
/** The hue that stays a person's, by its name in the theme. */
export const personColour = (name: string): string =>
  colours[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colours.length] ?? 'blue'
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')

interface Props extends Omit<AvatarProps, 'name' | 'color' | 'src'> {
  name: string
  /** A link to the photo, where there is one. */
  photo?: string | null | undefined
}

/**
 * The photo of a person, or their initials on a colour that stays theirs: also where the photo does not come. Decorative:
 * the name stands beside.
 */
export function PersonAvatar({ name, photo = null, ...rest }: Props) {
  return (
    <Avatar
      size={26}
      radius="xl"
      color={personColour(name)}
      src={photo}
      alt=""
      imageProps={{ loading: 'lazy', decoding: 'async' }}
      aria-hidden
      data-print="never"
      {...rest}
    >
      {initialsOf(name)}
    </Avatar>
  )
}
