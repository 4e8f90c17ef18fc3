import { ActionIcon, Button, Menu, Text, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { IconChevronDown, IconDots } from '../icons/index.ts'
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

/** What can be done with a row, a card or a page, behind one button. */
export function ActionMenu(props: Props) {
  const {
    label,
    text,
    icon,
    size = 'xs',
    trigger,
    heading,
    isPending = false,
    isDisabled = false,
    width,
    isAtStart = false,
  } = props
  const name = label === undefined ? {} : { 'aria-label': label }
  return (
    <Menu position={isAtStart ? 'bottom-start' : 'bottom-end'} {...(width !== undefined && { width })}>
      <Menu.Target>
        {trigger ??
          (text === undefined ? (
            <ActionIcon
              {...name}
              className={classes['dots'] ?? ''}
              loading={isPending}
              disabled={isDisabled}
              data-print="never"
            >
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              {...name}
              variant="default"
              size={size}
              leftSection={icon}
              rightSection={<IconChevronDown size={14} aria-hidden />}
              loading={isPending}
              disabled={isDisabled}
              data-print="never"
            >
              {text}
            </Button>
          ))}
      </Menu.Target>
      <Menu.Dropdown>
        {heading === undefined ? null : <Menu.Label>{heading}</Menu.Label>}
        {props.children}
      </Menu.Dropdown>
    </Menu>
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
  return (
    <Menu.Item
      leftSection={icon}
      color={isDangerous ? 'red' : undefined}
      disabled={objection !== undefined}
      onClick={onClick}
      {...(isCurrent && { 'aria-current': true })}
    >
      {children}
      {objection === undefined ? null : <Text size="xs">{objection}</Text>}
    </Menu.Item>
  )
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & {
  icon?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}
/** A page of ours to which a menu leads. */
export const ActionLink = createLink(({ icon, ...rest }: LinkProps) => (
  <Menu.Item component="a" leftSection={icon} {...rest} />
))

/** Parts actions of one kind from those of another. */
export const ActionDivider = Menu.Divider
