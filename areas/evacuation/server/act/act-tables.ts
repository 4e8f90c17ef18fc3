import { t } from '#platform/contract/text.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { durationText } from '../../rules/duration.ts'
import { slowestFirst } from '../../rules/figures.ts'
import { namesText } from '../../rules/names.ts'
import { classesOf, expectedOf, foundOf } from '../../rules/tally.ts'
import { isOutOfLessons, noteInWords } from '../../rules/stay.ts'
import { kindTitles, markStatusTitles, modeTitles, type MarkedKind } from '../../rules/words.ts'
import type { Act } from './read-act.ts'

const counted = (title: string) => ({ title, share: 2.2, align: 'center' as const })

function placeOf({ buildings, parallels }: Act): string {
  if (buildings.length === 0 && parallels.length === 0) return t`вся школа`
  return [buildings.join(', '), parallels.length > 0 ? t`параллели: ${parallels.join(', ')}` : '']
    .filter(Boolean)
    .join('; ')
}
const howMany = ({ people }: Act, kind: MarkedKind): number =>
  people.filter((one) => one.kind === kind && one.status !== 'away').length

function absentText({ people }: Act): string {
  const away = people.filter(({ status }) => status === 'away')
  const free = away.filter(({ note }) => isOutOfLessons(note)).length
  const rest = t`в этот день ${away.length - free}`
  return free === 0 ? rest : t`${rest}; без занятий в эту минуту ${free}`
}
function foundText({ figures: { found, expected } }: Act): string {
  const whole = t`${found} из ${expected}`
  return found < expected ? t`${whole}, не найдены ${expected - found}` : whole
}
/** What, when, where and how many took part. */
export const factsTable = (act: Act, moment: (at: Date) => string): PaperTable => ({
  columns: [
    { title: t`Сведения`, share: 4 },
    { title: '', share: 10 },
  ],
  rows: [
    [t`Режим`, modeTitles[act.mode]],
    [t`Вид опасности`, kindTitles[act.kind]],
    [t`Начало`, [moment(act.started_at), act.started_by].filter(Boolean).join(', ')],
    [t`Завершение`, act.ended_at === null ? '—' : [moment(act.ended_at), act.ended_by].filter(Boolean).join(', ')],
    [t`Где`, placeOf(act)],
    [
      t`Участвовали`,
      t`учащихся ${howMany(act, 'student')}, сотрудников ${howMany(act, 'staff')}, гостей ${howMany(act, 'guest')}`,
    ],
    [t`Отсутствовали`, absentText(act)],
    [t`Найдены`, foundText(act)],
    [t`Увидели сигнал`, t`${act.seen.seen} из ${act.seen.collectors} собирающих`],
  ],
})

function verdict(seconds: number | null, control: number): string {
  if (seconds === null) return t`не достигнуто`
  return seconds <= control ? t`в норме` : t`превышение ${durationText(seconds - control)}`
}
/** When what was reached; all are to be found within the control time. */
export const timesTable = ({ figures, control_seconds }: Act): PaperTable => ({
  columns: [
    { title: t`Показатель`, share: 6 },
    { title: t`От начала`, share: 3, align: 'center' },
    { title: t`Контрольное время ${durationText(control_seconds)}`, share: 5, align: 'center' },
  ],
  rows: [
    [t`Первая отметка`, durationText(figures.first_mark), ''],
    [t`Найдено 50 %`, durationText(figures.half), ''],
    [t`Найдено 90 %`, durationText(figures.ninety), ''],
    [t`Найдены все`, durationText(figures.all), verdict(figures.all, control_seconds)],
    [t`Завершение`, durationText(figures.completed), ''],
  ],
})

const wholeText = (all: number | null): string => (all === null ? t`не все` : durationText(all))

/** Classes of which somebody was awaited; times by class are kept since reports know them. */
export function classTable({ people, figures: { classes } }: Act): PaperTable {
  const times = new Map(classes?.map(({ title, all }) => [title, wholeText(all)]))
  return {
    columns: [
      { title: t`Класс`, share: 2 },
      ...[t`Ожидались`, t`Найдены`, t`Не найдены`, t`Нужна помощь`, t`Отсут-ствовали`].map(counted),
      ...(classes ? [{ title: t`Все найдены за`, share: 3, align: 'center' as const }] : []),
    ],
    rows: classesOf(people)
      .filter(({ tally }) => expectedOf(tally) > 0)
      .map(({ title, tally }) => [
        title,
        ...[expectedOf(tally), foundOf(tally), tally.missing + tally.waiting, tally.help, tally.away].map(String),
        ...(classes ? [times.get(title) ?? '—'] : []),
      ]),
  }
}
export const absentClasses = ({ people }: Act): string[] =>
  classesOf(people).flatMap(({ title, tally }) => (expectedOf(tally) === 0 ? [title] : []))

export const unitTable = ({ figures }: Act): PaperTable => ({
  columns: [
    { title: t`Список`, share: 6 },
    { title: t`Ответственные`, share: 6 },
    counted(t`Найдено`),
    { title: t`Все найдены за`, share: 3, align: 'center' },
  ],
  rows: slowestFirst(figures.units).map(({ title, collectors, totals, all }) => [
    title,
    namesText(collectors) || t`дежурные`,
    t`${foundOf(totals)} из ${expectedOf(totals)}`,
    wholeText(all),
  ]),
})

/** A row for each who signs; of nobody's report one to fill in by hand. */
export const commissionTable = ({ commission }: Pick<Act, 'commission'>): PaperTable => ({
  isWhole: true,
  columns: [
    { title: t`Должность`, share: 5 },
    { title: t`ФИО`, share: 5 },
    { title: t`Подпись`, share: 4 },
  ],
  // a second line leaves the room for a signature
  rows: (commission.length > 0 ? commission : [{ name: '', position: t`Председатель` }]).map(({ name, position }) => [
    position,
    name,
    ' \n ',
  ]),
})

const lost = new Set(['missing', 'help', 'waiting'])
export const lostOf = ({ people }: Act) => people.filter(({ status }) => lost.has(status))
export const lostTable = (act: Act): PaperTable => ({
  columns: [
    { title: t`ФИО`, share: 5 },
    { title: t`Класс`, share: 1.6 },
    { title: t`Состояние`, share: 2.8 },
    { title: t`Где был в минуту начала`, share: 5 },
    { title: t`Примечание`, share: 4 },
  ],
  rows: lostOf(act).map(({ name, class_title, status, last_place, note }) => [
    name,
    class_title ?? '',
    markStatusTitles[status],
    last_place,
    noteInWords(note),
  ]),
})
