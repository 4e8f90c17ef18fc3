import { roleWords, useAccountWords, whySubjects } from '#areas/access/web/index.ts'
import { auditWords } from '#areas/audit/web/index.ts'
import { roomPanels, useBuildingWords } from '#areas/buildings/web/index.ts'
import { useCalendarWords } from '#areas/calendar/web/index.ts'
import { classSections } from '#areas/classes/web/index.ts'
import { useEvacuationWords } from '#areas/evacuation/web/index.ts'
import { useMarkWords } from '#areas/journal/web/index.ts'
import { useResultWords } from '#areas/results/web/index.ts'
import { useOrganisationWords } from '#areas/organisation/web/index.ts'
import { personTabs, profileParts, usePersonWords } from '#areas/people/web/index.ts'
import { usePaperWords } from '#areas/personal-file/web/index.ts'
import { useSchoolWords } from '#areas/school/web/index.ts'
import { guideTabs, useDictionaryWords } from '#areas/dictionaries/web/index.ts'
import { fill, type Filling } from '#platform/web/places.tsx'
import { sectionsOfClasses } from './class-sections.tsx'
import { tabsOfGuides } from './guide-tabs.ts'
import { partsOfJournal } from './journal-parts.ts'
import { panelsOfRooms } from './room-panels.ts'
import { tabsOfPersons } from './person-tabs.tsx'
import { partsOfPeople } from './people-parts.ts'
import { partsOfProfile } from './profile-parts.ts'
import { subjectsOfWhy } from './why-subjects.ts'

/** What higher rooms put into the places of lower ones. */
export const fillings: readonly Filling[] = [
  fill(personTabs, tabsOfPersons),
  fill(profileParts, partsOfProfile),
  fill(classSections, sectionsOfClasses),
  fill(auditWords, [
    useAccountWords,
    roleWords,
    usePersonWords,
    useMarkWords,
    useResultWords,
    useCalendarWords,
    useDictionaryWords,
    usePaperWords,
    useOrganisationWords,
    useBuildingWords,
    useSchoolWords,
    useEvacuationWords,
  ]),
  fill(guideTabs, tabsOfGuides),
  fill(roomPanels, panelsOfRooms),
  fill(whySubjects, subjectsOfWhy),
  ...partsOfPeople,
  ...partsOfJournal,
]
