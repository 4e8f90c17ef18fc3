import { useLingui } from '@lingui/react/macro'
import type { Held, RolledGroup, RolledParallel, RolledStudent } from '../contract/shapes.ts'

/** What a roll-over is told in. */
export function useRolloverWords() {
  const { t } = useLingui()
  const modes: Readonly<Record<RolledParallel['mode'], string>> = {
    keep: t`Классы переходят`,
    anew: t`Классы формируются заново`,
    leave: t`Выпуск`,
  }
  const divisions: Readonly<Record<RolledParallel['by'], string>> = {
    evenly: t`Поровну мальчиков и девочек`,
    alphabet: t`По алфавиту`,
    sex: t`Мальчики и девочки отдельно`,
    random: t`Случайно`,
  }
  const reasons: Readonly<Record<Held['reason'], string>> = {
    repeats: t`Остаётся на повторный год`,
    leaves: t`Уходит из школы`,
    undecided: t`Пока не решено`,
    no_choice: t`Не выбран профиль`,
    no_class: t`Нет класса с таким языком и профилем`,
  }
  const fates: Readonly<Record<RolledStudent['fate'], string>> = {
    moves: t`Перейдёт`,
    leaves: t`Выпуск`,
    held: t`Не переводится`,
    placed: t`Уже в новом году`,
  }
  const groups: Readonly<Record<RolledGroup['fate'], string>> = {
    carried: t`Перейдёт с учениками`,
    shared: t`Перейдёт вместе с другими классами`,
    ends: t`В плане следующей параллели предмета нет`,
    stands: t`В новом году уже есть`,
  }
  return { modes, divisions, reasons, fates, groups }
}
