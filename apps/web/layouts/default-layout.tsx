import { HouseShell } from './house-shell.tsx'

/** The frame of most pages. */
export const DefaultLayout = () => <HouseShell />
