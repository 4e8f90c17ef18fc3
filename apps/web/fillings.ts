import { useTimetableWords } from '#areas/timetable/web/index.ts'
import { useWorkloadWords } from '#areas/workload/web/index.ts'
import { useCurriculumWords } from '#areas/curriculum/web/index.ts'
import { useAccountWords, useRoleWords, explainedSubjects } from '#areas/access/web/index.ts'
import { auditWords } from '#areas/audit/web/index.ts'
import { roomPanels, useBuildingWords } from '#areas/buildings/web/index.ts'
import { useCalendarWords } from '#areas/calendar/web/index.ts'
import { classSections, useClassWords } from '#areas/classes/web/index.ts'
import { useEvacuationWords } from '#areas/evacuation/web/index.ts'
import { useMarkWords } from '#areas/journal/web/index.ts'
import { useResultWords } from '#areas/results/web/index.ts'
import { useOrganisationWords } from '#areas/organisation/web/index.ts'
import {
  peopleFilters,
  peopleTools,
  peopleViews,
  personTabs,
  profileParts,
  usePersonWords,
} from '#areas/people/web/index.ts'
import { usePaperWords } from '#areas/personal-file/web/index.ts'
import { useSchoolWords } from '#areas/school/web/index.ts'
import { guideTabs, useDictionaryWords } from '#areas/dictionaries/web/index.ts'
import { fill, type Filling } from '#platform/web/places.tsx'
import { sectionsOfClasses } from './class-sections.tsx'
import { tabsOfGuides } from './guide-tabs.ts'
import { partsOfJournal } from './journal-parts.ts'
import { panelsOfRooms } from './room-panels.ts'
import { filtersOfPeople, toolsOfPeople, viewsOfPeople } from './people-list.ts'
import { tabsOfPersons } from './person-tabs.tsx'
import { partsOfProfile } from './profile-parts.ts'
import { subjectsOfExplanations } from './explained-subjects.ts'

/** What higher rooms put into the places of lower ones. */
export const fillings: readonly Filling[] = [
  fill(personTabs, tabsOfPersons),
  fill(peopleFilters, filtersOfPeople),
  fill(peopleTools, toolsOfPeople),
  fill(peopleViews, viewsOfPeople),
  fill(profileParts, partsOfProfile),
  fill(classSections, sectionsOfClasses),
  fill(auditWords, [
    useAccountWords,
    useRoleWords,
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
    useTimetableWords,
    useWorkloadWords,
    useCurriculumWords,
    useClassWords,
  ]),
  fill(guideTabs, tabsOfGuides),
  fill(roomPanels, panelsOfRooms),
  fill(explainedSubjects, subjectsOfExplanations),
  ...partsOfJournal,
]
