import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take the longest, the longest first: begun last, one of them would keep a single core busy at the end. */
const long = [
  'tests/hostile/input.test.ts',
  'tests/hostile/fuzz.test.ts',
  'tests/hostile/strangers.test.ts',
  'tests/hostile/foreign-rows.test.ts',
  'tests/durability/fallen-database.test.ts',
  'tests/durability/queued-marks.test.ts',
  'tests/durability/acknowledged-marks.test.ts',
  'demo/installation.test.ts',
  'platform/server/postgres/cluster.test.ts',
  'areas/timetable/server/publish/school-48.test.ts',
  'areas/classes/server/import-students.test.ts',
  'tests/pseudo.test.ts',
  'tests/texts.test.ts',
]
const placeOf = ({ moduleId }: TestSpecification) => {
  const place = long.findIndex((file) => moduleId.endsWith(file))
  return place === -1 ? long.length : place
}

/** Vitest's own order, after the files that take the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
