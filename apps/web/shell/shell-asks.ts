import type { Rights } from '#platform/contract/access.ts'
import { readBrand } from '#platform/contract/brand.ts'
import { listLongJobs } from '#platform/contract/long-jobs.ts'
import { readMenuSettings } from '#platform/contract/menu-settings.ts'

/** Who may have long work of their own: families and students begin none. */
export const beginsJobs = ({ client, roles }: Rights): boolean =>
  client === 0 && roles.some((role) => role !== 'student')

/** What the shell itself asks for on every page. */
export const shellAsks = (rights: Rights): string[] =>
  [readBrand, readMenuSettings, ...(beginsJobs(rights) ? [listLongJobs] : [])].map(({ path }) => path)
