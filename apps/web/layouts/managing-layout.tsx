import { HouseShell } from './house-shell.tsx'
import { ManagingLinks } from './managing-links.tsx'

/** The frame of the study set-up of a year: its pages stand side by side. */
export const ManagingLayout = () => <HouseShell aside={<ManagingLinks />} />
