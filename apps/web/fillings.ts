import { personTabs } from '#areas/people/web/index.ts'
import { fill, type Filling } from '#platform/web/places.tsx'
import { tabsOfPersons } from './person-tabs.tsx'

/** What higher rooms put into the places of lower ones. */
export const fillings: readonly Filling[] = [fill(personTabs, tabsOfPersons)]
