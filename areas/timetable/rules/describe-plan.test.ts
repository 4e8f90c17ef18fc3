import { expect, test } from 'vitest'
import { describePlan } from './describe-plan.ts'
import { planImport } from './plan-import.ts'

test('what is taken, assumed and left', () => {
  const plan = planImport({
    institution: 'Школа',
    mode: 'Official',
    days: [{ name: 'Пн', longName: '' }],
    hours: [{ name: '1', longName: '' }],
    subjects: ['Физика'],
    teachers: ['Ким'],
    years: [{ name: '7А', size: 20, groups: [] }],
    activities: [1, 2].map((id) => ({
      id,
      subject: 'Физика',
      teachers: ['Ким'],
      students: ['7А'],
      duration: 1,
      active: true,
    })),
    buildings: [],
    rooms: [],
    starts: [{ activity: 1, day: 'Пн', hour: '1' }],
    places: [],
    otherConstraints: [],
  })
  expect(describePlan(plan)).toEqual({
    taken: [
      'Классы — годы файла (в файле нет групп): 1, параллелей 1',
      'Предметы: 1, учебные группы: 1',
      'Учителя: 1, кабинеты: 0',
      'Уроков в неделю: 1, ждут места: 1',
      'Звонки: 1, одна смена',
    ],
    notes: ['Звонки: в файле нет времени уроков, взяты звонки одной смены по 45 минут'],
    leftovers: ['Физика, 7А (№ 2): в файле нет времени, урок ждёт в нагрузке'],
  })
})
