import type { SchoolKind } from '#platform/contract/school-kind.ts'
import { schoolClock } from '#platform/server/clock.ts'
import type { Settings } from './start/settings.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'
import { prepareInstallation, type PreparedInstallation } from '#demo/index.ts'

interface PrepareOptions {
  settings: Settings
  databaseUrl: string
  /** Whether a school without people was asked for. */
  empty: boolean
  /** Of what the demonstration is to be. */
  demo?: SchoolKind
  print: (line: string) => void
}

/** Nobody could enter there: no school was founded, so it has no administrator. */
export const foreignRows = () =>
  new StartRefusal(
    'В базе уже есть данные, но школа в ней не заведена: нет ни отметки об установке, ни администратора, и войти было бы ' +
      'некому. Я ничего не менял. Укажите другую папку в DATA_DIR или другую базу в DATABASE_URL.',
  )

/**
 * Sees to it that the database holds a school: a demonstration unless an empty or a real one is wished.
 * @throws StartRefusal when it holds a demonstration although another is wished, or rows that no installation has made
 */
export async function prepareSchool({
  settings,
  databaseUrl,
  empty,
  demo = 'school',
  print,
}: PrepareOptions): Promise<PreparedInstallation> {
  const isReal = settings.mode === 'school'
  if (isReal && demo === 'college')
    throw new StartRefusal(
      'Демонстрация колледжа строится без SHANYRAQ_MODE=school: у настоящей школы готовых входов нет.',
    )
  const prepared = await prepareInstallation({
    databaseUrl,
    today: schoolClock(settings.timeZone, settings.schoolToday).today(),
    timeZone: settings.timeZone,
    seed: settings.demoSeed,
    demonstration: demo,
    print,
    empty: empty || isReal,
  })
  if (prepared.kind === null) throw foreignRows()
  if (prepared.kind === 'demo' && (empty || isReal))
    throw new StartRefusal(
      `Здесь уже построена демонстрационная школа, её пароли всем известны, поэтому ${isReal ? 'настоящей' : 'пустой'} ` +
        'она не станет. Укажите другую папку в DATA_DIR или другую базу в DATABASE_URL.',
    )
  if (demo === 'college' && (prepared.kind === 'school' || prepared.demonstration !== demo))
    throw new StartRefusal(
      'Здесь уже есть школа, колледж рядом с ней в одной базе не построить. Я ничего не менял. Укажите другую папку в ' +
        'DATA_DIR или другую базу в DATABASE_URL.',
    )
  return prepared
}
