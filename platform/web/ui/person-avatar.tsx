import { Avatar, type AvatarProps } from '@mantine/core'

/** Darker hues only: the light tint of these keeps initials readable. */
const colours = ['indigo', 'grape', 'teal', 'cyan', 'pink', 'violet', 'blue'] as const
const colourOf = (name: string): string =>
  colours[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colours.length] ?? 'blue'
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')

/** Initials of a person on a colour that stays theirs. Decorative: the name stands beside. */
export function PersonAvatar({ name, ...rest }: { name: string } & Omit<AvatarProps, 'name' | 'color'>) {
  return (
    <Avatar size={26} radius="xl" color={colourOf(name)} aria-hidden data-screen-only {...rest}>
      {initialsOf(name)}
    </Avatar>
  )
}
