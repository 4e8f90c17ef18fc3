import type { MenuDivider, MenuItem } from '@mantine/core'
import { createContext } from 'react'

/** What a menu's actions are made of: they are written where the button stands, and drawn once the menu has come. */
export const MenuParts = createContext<{ Item: typeof MenuItem; Divider: typeof MenuDivider } | null>(null)
