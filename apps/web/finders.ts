import { findClasses } from '#areas/classes/web/index.ts'
import { findJournals } from '#areas/journal/web/index.ts'
import { findPeople } from '#areas/people/web/index.ts'
import { findRooms } from '#areas/timetable/web/index.ts'
import type { Finder } from '#platform/web/shell/search/finder.ts'

/** What Ctrl+K finds beside pages, in this order; fetched with its window. */
export const finders: readonly Finder[] = [findPeople, findClasses, findJournals, findRooms]
