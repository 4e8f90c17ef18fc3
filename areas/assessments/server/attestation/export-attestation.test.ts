import { afterAll, test } from 'vitest'
import { parallelTitle } from '#areas/curriculum/server/index.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { startTestApp } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import type { AttestationLine } from '../../contract/attestation.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const worksOf = (index: number) => (line: AttestationLine) => {
  const quarter = line.quarters[index]
  return quarter ? plannedWorksText(quarter) || null : null
}

test('attestation as a file, a column for each quarter', () =>
  expectExport<AttestationLine>(testApp, {
    list: '/api/courses/attestation/',
    columns: {
      name: ({ course }) => course.title,
      hours: ({ hours }) => hours,
      parallel: parallelTitle,
      mode: ({ grading_mode }) => gradingModeTitles[grading_mode],
      II: worksOf(1),
      I: worksOf(0),
      III: worksOf(2),
      IV: worksOf(3),
    },
    top: [
      ['Предмет', 'Часов', 'Параллель', 'Оценивание', 'II четверть', 'I четверть', 'III четверть', 'IV четверть'],
      ['Алгебра', 3, '7', 'Оценка каждую четверть', '0–2 СОР, СОЧ', '0–1 СОР, СОЧ', null, null],
    ],
    requested: [
      ['teacher', ''],
      ['headteacher', 'sort=grading_mode&asc=false'],
      ['metodist', 'cathedra_id=2'],
      ['metodist', 'year_id=2'],
    ],
    refused: ['library', 'hr', 'student', 'parent'],
  }))
