import type { Row } from './owed.ts'

/** A text that the specification or the decisions quote, and where it is shown. */
export interface Quoted extends Row {
  text: string
  /** The page, notification or answer that shows it. */
  shown: string
  /** The file that holds it; of an area to come none. */
  file?: string
  /** Where the text has a name of its own: the name by which pages or handlers take it. */
  through?: string
  /** Which half shows it in a test of `texts.test`; without one it is looked for in the source only. */
  half?: 'server' | 'web'
}
type Place = Omit<Quoted, 'name' | 'area' | 'text' | 'shown'>
const of =
  (area: string) =>
  (...texts: [text: string, shown: string, place?: Place][]): Quoted[] =>
    texts.map(([text, shown, place]) => ({ name: `text «${text}»`, area, text, shown, ...place }))

const web = 'web'
const server = 'server'
const dialog: Place = { file: 'platform/web/dialog/dialog-host.tsx', half: web }
const formFoot: Place = { file: 'platform/web/form/form-foot.tsx', half: web }
const catalogue: Place = { file: 'platform/web/api/catalogue.ts', half: web }
const years: Place = { file: 'areas/calendar/web/load-years.ts', half: web }
const rights: Place = { file: 'areas/access/web/roles/matrix/save-rights.ts', half: web }
const thrown = (file: string): Place => ({ file, half: server })
const failure = (through: string): Place => ({
  file: 'areas/evacuation/contract/texts.ts',
  through: `failures.${through}`,
})
const folder = 'a folder on the pages of movements'

/** Texts of specification §2, §4, §5 and §8, then those of the decisions. */
export const texts: readonly Quoted[] = [
  ...of('platform')(['Ок', 'button of every dialog', dialog], ['Отмена', 'button of confirm and prompt', formFoot]),
  ...of('documents')(
    ['Создан', 'status of a document', { file: 'platform/contract/enumerations.ts', through: 'documentStatusTitles' }],
    [
      'Черновик',
      'status of a document',
      { file: 'platform/contract/enumerations.ts', through: 'documentStatusTitles' },
    ],
    [
      'На проверке',
      'status of a document',
      { file: 'platform/contract/enumerations.ts', through: 'documentStatusTitles' },
    ],
    [
      'Утверждён',
      'status of a document',
      { file: 'platform/contract/enumerations.ts', through: 'documentStatusTitles' },
    ],
  ),
  ...of('platform')(
    [
      'Unable to make month from string of unknown format',
      'error of the rule of months',
      thrown('platform/contract/month.ts'),
    ],
    ['Weekday index out of range', 'error of the rule of weekdays', thrown('platform/contract/weekday.ts')],
  ),
  ...of('people')([
    'Invalid date in iin',
    'error of the rule of the IIN, objection at its field',
    thrown('areas/people/rules/iin.ts'),
  ]),
  ...of('platform')(
    ['Доступ запрещен', 'notification of 401 and 403, and the page while the flag stands', catalogue],
    ['Исправьте ошибки формы', 'notification of another error with a detail', catalogue],
    ['Произошла ошибка, повторите позже', 'notification of an error without detail', catalogue],
    [
      'Попытка переподключения',
      'warning while the socket comes back',
      { file: 'platform/web/realtime/connection.ts', half: web },
    ],
  ),
  ...of('access')(
    ['Ошибка при обновлении доступов', 'notification at /passport/roles/settings', rights],
    ['Успешно', 'notification at /passport/roles/settings', rights],
  ),
  ...of('calendar')(
    ['Ошибка при получении списка годов', 'notification of guard 5', years],
    ['Ошибка при получении списка четвертей', 'notification of guard 5', years],
  ),
  ...of('evacuation')([
    'Идет эвакуация',
    'notice as one is led there, and the banner that leads back',
    { file: 'areas/evacuation/web/live/running-banner.tsx', half: web },
  ]),
  ...of('staff')([
    'нет данных',
    'times of a day that are 0, 300 or 1500 minutes',
    { file: 'platform/contract/time.ts', through: 'displayMinutes(' },
  ]),
  ...of('platform')(['Страница не найдена', 'the catch-all', { file: 'platform/web/frame/not-found.tsx', half: web }]),
  ...of('calendar')(
    [
      'Архив 2025–2026',
      'banner over the pages of a year that has ended',
      { file: 'areas/calendar/web/archive-banner.tsx', half: web },
    ],
    [
      'проверьте по приказу',
      'banner of a year whose calendar is foreseen',
      { file: 'areas/calendar/web/year/projection-banner.tsx' },
    ],
  ),
  ...of('access')([
    'Неверный логин или пароль',
    'POST /api/admin/users/token, at the form',
    thrown('areas/access/server/typed-password.ts'),
  ]),
  ...of('evacuation')(
    ['Ошибка при создании эвакуации', '/evacuation, as it is started', failure('create')],
    ['Ошибка при изменении эвакуации', '/evacuation/progress, as it is completed', failure('change')],
    ['Ошибка при удалении эвакуации', '/evacuation/progress, as it is cancelled', failure('remove')],
    ['Ошибка при получении списка уроков', '/evacuation/statistics/{id}', failure('lessons')],
    ['Ошибка при получении отметок', '/evacuation/marks', failure('marks')],
    ['Ошибка при создании отметок', '/evacuation/marks, somebody added by name', failure('createMarks')],
    ['Ошибка при изменении отметок', '/evacuation/marks, all at once', failure('changeMarks')],
    ['Ошибка при изменении отметки', '/evacuation/progress, one person', failure('changeMark')],
    ['Ошибка при создании отчёта', '/evacuation/statistics/{id}', failure('createResult')],
    ['Ошибка при получении списка событий', '/evacuation', failure('list')],
    ['Ошибка при получении текущей эвакуации', '/evacuation/progress', failure('current')],
    ['Ошибка при получении списка вариантов', '/evacuation, what a start may be limited to', failure('options')],
  ),
  ...of('journal')(
    [
      'Итоговые отметки ставятся на вкладке «Итоги»',
      'POST /api/journal/journal/lesson/{id}/score/, at type',
      thrown('areas/journal/rules/score-objection.ts'),
    ],
    ['Снять Н и поставить?', 'a mark typed for who is absent', { through: 'Снять ${kind.letter} и поставить' }],
  ),
  ...of('organisation')(['исполняющий обязанности', 'a deputy named with dates']),
  ...of('home')(['На мне', 'what waits for a person: home, bell, Ctrl+K']),
  ...of('announcements')(['Ознакомлен', 'button of an announcement that asks for it']),
  ...of('timetable')(
    ['только этот день', 'moving a lesson on the board'],
    ['с этого дня', 'moving a lesson on the board'],
  ),
  ...of('movements')(
    ['Прибытие', folder],
    ['Проверка данных', folder],
    ['На подписи', folder],
    ['Учётная запись', folder],
    ['Действуют', folder],
    ['Выбытие', folder],
    ['На подписи (выбытие)', folder],
    ['Архив', folder],
    ['на начало учёта', 'cause of what stood before movements were kept'],
    ['проверено', 'debts on the обходной лист, to who may not read the kind'],
    ['обратиться в бухгалтерию', 'debts on the обходной лист, to who may not read the kind'],
  ),
]
