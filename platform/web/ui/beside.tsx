import { Menu, Popover, type MenuProps, type PopoverDropdownProps, type PopoverProps } from '@mantine/core'
import { useImperativeHandle, type ReactNode, type Ref } from 'react'
import { MenuParts } from './menu-parts.ts'

interface Beside {
  /** Of the button, see `useOpener`. */
  id: string
  node: HTMLElement | null
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Stands for the button in the library's tree; the button itself is there already. */
function Standing({ node, ref }: { node: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => node, [node])
  return null
}

interface MenuBesideProps extends Beside, Pick<MenuProps, 'position' | 'width'> {
  heading: ReactNode
  children: ReactNode
}
/** The menu that a button opens. */
export function MenuBeside({ id, node, isOpen, setOpen, heading, children, ...place }: MenuBesideProps) {
  return (
    <MenuParts value={{ Item: Menu.Item, Divider: Menu.Divider }}>
      <Menu id={id} opened={isOpen} onChange={setOpen} {...place}>
        <Menu.Target>
          <Standing node={node} />
        </Menu.Target>
        <Menu.Dropdown>
          {heading === undefined ? null : <Menu.Label>{heading}</Menu.Label>}
          {children}
        </Menu.Dropdown>
      </Menu>
    </MenuParts>
  )
}

interface PanelBesideProps extends Beside, Pick<PopoverProps, 'position' | 'width'> {
  label: string
  className?: string | undefined
  children: ReactNode
}
/** The panel that a button opens: the focus goes into it and comes back. */
export function PanelBeside({ id, node, isOpen, setOpen, label, className, children, ...place }: PanelBesideProps) {
  return (
    <Popover id={id} opened={isOpen} onChange={setOpen} shadow="md" trapFocus returnFocus {...place}>
      <Popover.Target>
        <Standing node={node} />
      </Popover.Target>
      <Popover.Dropdown className={className ?? ''} p={0} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

interface PopoverBesideProps extends Omit<PopoverProps, 'children'> {
  node: HTMLElement | null
  dropdown: PopoverDropdownProps
}
/** What a `Popover` opens. */
export const PopoverBeside = ({ node, dropdown, ...rest }: PopoverBesideProps) => (
  <Popover {...rest}>
    <Popover.Target>
      <Standing node={node} />
    </Popover.Target>
    <Popover.Dropdown {...dropdown} />
  </Popover>
)
