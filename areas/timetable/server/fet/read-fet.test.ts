import { gzipSync } from 'node:zlib'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFet, readFetFile } from './read-fet.ts'
import { UnreadableFile } from './xml.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const small = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<fet version="6.8.5">
<Mode>Official</Mode>
<Institution_Name>Школа &amp; лицей</Institution_Name>
<Days_List><Number_of_Days>1</Number_of_Days><Day><Name>Пн</Name></Day></Days_List>
<Hours_List><Hour><Name>08</Name><Long_Name>08:00-08:45</Long_Name></Hour><Hour><Name>09</Name></Hour></Hours_List>
<Subjects_List><Subject><Name>Химия</Name><Comments></Comments></Subject></Subjects_List>
<Teachers_List><Teacher><Name>Ли</Name></Teacher><Teacher><Name>Ким</Name></Teacher></Teachers_List>
<Students_List><Year><Name>007</Name><Number_of_Students>20</Number_of_Students>
  <Group><Name>7а</Name><Number_of_Students>10</Number_of_Students>
    <Subgroup><Name>7а1</Name><Number_of_Students>5</Number_of_Students></Subgroup></Group></Year></Students_List>
<Activities_List>
<Activity><Teacher>Ли</Teacher><Teacher>Ким</Teacher><Subject>Химия</Subject><Students>7а</Students>
  <Duration>2</Duration><Total_Duration>2</Total_Duration><Id>5</Id><Activity_Group_Id>0</Activity_Group_Id><Active>true</Active></Activity>
<Activity><Subject>Химия</Subject><Students>7а1</Students><Duration>1</Duration><Id>6</Id><Active>false</Active></Activity>
</Activities_List>
<Buildings_List></Buildings_List>
<Rooms_List><Room><Name>Л1</Name><Building></Building><Capacity>30</Capacity><Virtual>false</Virtual></Room></Rooms_List>
<Time_Constraints_List>
<ConstraintBasicCompulsoryTime><Weight_Percentage>100</Weight_Percentage><Active>true</Active></ConstraintBasicCompulsoryTime>
<ConstraintActivityPreferredStartingTime><Activity_Id>5</Activity_Id><Preferred_Day>Пн</Preferred_Day><Preferred_Hour>08</Preferred_Hour><Active>true</Active></ConstraintActivityPreferredStartingTime>
<ConstraintActivityPreferredStartingTime><Activity_Id>6</Activity_Id><Preferred_Day>Пн</Preferred_Day><Preferred_Hour>09</Preferred_Hour><Active>false</Active></ConstraintActivityPreferredStartingTime>
<ConstraintTeacherMaxGapsPerWeek><Active>true</Active></ConstraintTeacherMaxGapsPerWeek>
<ConstraintTeacherMaxGapsPerWeek><Active>false</Active></ConstraintTeacherMaxGapsPerWeek>
</Time_Constraints_List>
<Space_Constraints_List>
<ConstraintActivityPreferredRoom><Activity_Id>5</Activity_Id><Room>Л1</Room><Active>true</Active></ConstraintActivityPreferredRoom>
</Space_Constraints_List>
</fet>`

test('a small file, in its own terms', () => {
  expect(readFet(bytes(small))).toEqual({
    institution: 'Школа & лицей',
    mode: 'Official',
    days: [{ name: 'Пн', longName: '' }],
    hours: [
      { name: '08', longName: '08:00-08:45' },
      { name: '09', longName: '' },
    ],
    subjects: ['Химия'],
    teachers: ['Ли', 'Ким'],
    years: [{ name: '007', size: 20, groups: [{ name: '7а', size: 10, subgroups: [{ name: '7а1', size: 5 }] }] }],
    activities: [
      { id: 5, subject: 'Химия', teachers: ['Ли', 'Ким'], students: ['7а'], duration: 2, active: true },
      { id: 6, subject: 'Химия', teachers: [], students: ['7а1'], duration: 1, active: false },
    ],
    buildings: [],
    rooms: [{ name: 'Л1', building: '', capacity: 30, virtual: false }],
    starts: [{ activity: 5, day: 'Пн', hour: '08' }],
    places: [{ activity: 5, room: 'Л1', realRooms: [] }],
    otherConstraints: [{ kind: 'ConstraintTeacherMaxGapsPerWeek', count: 1 }],
  })
})

test('lists that are missing are empty', () => {
  const file = readFet(
    bytes(
      '<fet><Days_List><Day><Name>1</Name></Day></Days_List><Hours_List><Hour><Name>1</Name></Hour></Hours_List></fet>',
    ),
  )
  expect(file).toMatchObject({ institution: '', teachers: [], years: [], activities: [], starts: [] })
})

const bomb = `<?xml version="1.0"?><!DOCTYPE fet [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;&a;">]><fet>&b;</fet>`
describe('files that are refused', () => {
  test.each([
    ['a document type of its own', bytes(bomb), 'DOCTYPE'],
    ['no XML', bytes('PK\u0003\u0004'), 'не разобран как XML'],
    ['nothing', new Uint8Array(), 'не разобран как XML'],
    ['an element that is not closed', bytes('<fet><Days_List></fet>'), 'не разобран как XML'],
    ['a file cut off in the middle of an element', bytes(small.slice(0, 700)), 'Файл обрывается'],
    ['a file cut off between two elements', bytes(small.slice(0, small.indexOf('<Teachers_List>'))), 'Файл обрывается'],
    ['elements nested without end', bytes('<a>'.repeat(3000) + '</a>'.repeat(3000)), 'не разобран как XML'],
    ['names that reach into objects', bytes('<fet><__proto__><x>1</x></__proto__></fet>'), 'не разобран как XML'],
    ['another program', bytes('<timetable></timetable>'), 'не похож на файл FET'],
    ['days without a day', bytes(small.replace('<Day><Name>Пн</Name></Day>', '')), 'fet → Days_List → Day'],
    ['a duration that is no number', bytes(small.replace('<Duration>2<', '<Duration>два<')), 'Duration'],
    ['a duration beyond a day', bytes(small.replace('<Duration>2<', '<Duration>99999<')), 'Duration'],
    ['days of two halves', bytes(small.replace('Official', 'Mornings-Afternoons')), 'Режим FET «Mornings-Afternoons»'],
    ['another encoding', new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), 'UTF-8'],
    ['more than 32 MB', new Uint8Array(32_000_001), 'больше 32 МБ'],
  ])('%s', (_, content, sentence) => {
    expect(() => readFet(content)).toThrow(UnreadableFile)
    expect(() => readFet(content)).toThrow(sentence)
  })
})

test('a packed file is read too, one that unpacks beyond the limit is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fet-'))
  try {
    await writeFile(path.join(folder, 'small.gz'), gzipSync(small))
    expect((await readFetFile(path.join(folder, 'small.gz'))).teachers).toEqual(['Ли', 'Ким'])
    await writeFile(path.join(folder, 'large.gz'), gzipSync(new Uint8Array(33_000_000)))
    await expect(readFetFile(path.join(folder, 'large.gz'))).rejects.toThrow('больше 32 МБ')
  } finally {
    await rm(folder, { recursive: true })
  }
})
