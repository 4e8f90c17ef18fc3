import { ActionIcon, Button, Text, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { cloneElement, use, type AnchorHTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { IconChevronDown, IconDots } from '../icons/index.ts'
import { MenuBeside } from './lazy-layers.ts'
import { MenuParts } from './menu-parts.ts'
import { useOpener } from './use-opener.ts'
import classes from './action-menu.module.css'

interface Props {
  /** What the button and its menu are called for those who hear it; without it the words on the button. */
  label?: string
  /** Words on the button; without them it shows three dots. */
  text?: ReactNode
  icon?: ReactNode
  size?: ButtonProps['size']
  /** Another button than these two: one element that passes on what it is given. */
  trigger?: ReactElement
  /** Above the actions: what they are for. */
  heading?: ReactNode
  /** What was chosen last is under way. */
  isPending?: boolean
  isDisabled?: boolean
  width?: number
  /** Opens to the right of the button's left edge. */
  isAtStart?: boolean
  /** Each an `Action`, an `ActionLink` or an `ActionDivider`. */
  children: ReactNode
}

/** The two buttons behind which actions stand: three dots, or words. */
function Trigger({
  label,
  text,
  icon,
  size = 'xs',
  isPending = false,
  isDisabled = false,
  ...opener
}: Pick<Props, 'label' | 'text' | 'icon' | 'size' | 'isPending' | 'isDisabled'> & { ref?: Ref<HTMLButtonElement> }) {
  const shared = {
    ...opener,
    ...(label !== undefined && { 'aria-label': label }),
    loading: isPending,
    disabled: isDisabled,
    'data-print': 'never',
  }
  if (text === undefined)
    return (
      <ActionIcon {...shared} className={classes['dots'] ?? ''}>
        <IconDots size={16} aria-hidden />
      </ActionIcon>
    )
  return (
    <Button
      {...shared}
      variant="default"
      size={size}
      leftSection={icon}
      rightSection={<IconChevronDown size={14} aria-hidden />}
    >
      {text}
    </Button>
  )
}

/** What can be done with a row, a card or a page, behind one button. */
export function ActionMenu({ trigger, heading, width, isAtStart = false, children, ...shown }: Props) {
  const { button, hasOpened, ...beside } = useOpener('menu', MenuBeside.preload)
  return (
    <>
      {cloneElement<object>(trigger ?? <Trigger {...shown} />, button)}
      {hasOpened ? (
        <MenuBeside
          {...beside}
          heading={heading}
          position={isAtStart ? 'bottom-start' : 'bottom-end'}
          {...(width !== undefined && { width })}
        >
          {children}
        </MenuBeside>
      ) : null}
    </>
  )
}

interface ActionProps {
  icon?: ReactNode
  onClick: () => void
  /** What it does can't be undone. */
  isDangerous?: boolean
  /** Why it can't be done now: it stands there with the reason and does nothing. */
  objection?: ReactNode
  /** Of a choice: the one that holds. */
  isCurrent?: boolean
  children: ReactNode
}

/** One thing that a menu does. */
export function Action({ icon, onClick, isDangerous = false, objection, isCurrent = false, children }: ActionProps) {
  const parts = use(MenuParts)
  return parts === null ? null : (
    <parts.Item
      leftSection={icon}
      color={isDangerous ? 'red' : undefined}
      disabled={objection !== undefined}
      onClick={onClick}
      {...(isCurrent && { 'aria-current': true })}
    >
      {children}
      {objection === undefined ? null : <Text size="xs">{objection}</Text>}
    </parts.Item>
  )
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & {
  icon?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}
/** A page of ours to which a menu leads. */
export const ActionLink = createLink(({ icon, ...rest }: LinkProps) => {
  const parts = use(MenuParts)
  return parts === null ? null : <parts.Item component="a" leftSection={icon} {...rest} />
})

/** Parts actions of one kind from those of another. */
export function ActionDivider() {
  const parts = use(MenuParts)
  return parts === null ? null : <parts.Divider />
}
