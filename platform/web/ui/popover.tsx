import type { PopoverDropdownProps, PopoverProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import {
  Children,
  cloneElement,
  useId,
  useState,
  type MouseEvent,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { PopoverBeside } from './lazy-layers.ts'
import { useLayer } from './use-layer.ts'

interface TargetProps {
  ref?: Ref<HTMLElement>
  onClick?: (event: MouseEvent) => void
  onFocus?: (event: SyntheticEvent) => void
  onPointerEnter?: (event: SyntheticEvent) => void
}
interface Props extends Omit<PopoverProps, 'children' | 'defaultOpened' | 'id'> {
  /** `Popover.Target` with what it stands beside, then `Popover.Dropdown`. */
  children: [ReactElement<{ children: ReactElement<TargetProps> }>, ReactElement<PopoverDropdownProps>]
}

/**
 * What opens beside something. What it stands beside is drawn by itself and stays the same node; what opens comes with the first
 * sign that it is wanted.
 */
export function Popover({ children, opened, onChange, withRoles = true, ...place }: Props) {
  const [target, dropdown] = children
  const child = Children.only(target.props.children)
  const id = useId()
  const [node, setNode] = useState<HTMLElement | null>(null)
  const [isOwnOpen, setOwnOpen] = useState(false)
  const isOpen = opened ?? isOwnOpen
  const hasOpened = useLayer(isOpen, place.returnFocus ?? false)
  const ref = useMergedRef(setNode, child.props.ref)
  const change = (isNowOpen: boolean) => {
    setOwnOpen(isNowOpen)
    onChange?.(isNowOpen)
  }
  const expect = (then?: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    void PopoverBeside.preload()
    then?.(event)
  }
  const roles = {
    id,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
  }
  const press = (event: MouseEvent) => {
    change(!isOpen)
    child.props.onClick?.(event)
  }
  return (
    <>
      {cloneElement(child, {
        ref,
        ...(withRoles && roles),
        ...(opened === undefined && { onClick: press }),
        onFocus: expect(child.props.onFocus),
        onPointerEnter: expect(child.props.onPointerEnter),
      })}
      {hasOpened ? (
        <PopoverBeside
          {...place}
          id={id}
          node={node}
          opened={isOpen}
          onChange={change}
          withRoles={withRoles}
          dropdown={dropdown.props}
        />
      ) : null}
    </>
  )
}
/** Its parts say what there is; `Popover` draws it. */
const said = (): null => null
Popover.Target = said as (props: { children: ReactElement }) => null
Popover.Dropdown = said as (props: PopoverDropdownProps) => null
