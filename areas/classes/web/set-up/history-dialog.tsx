import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel, type HistoryWords } from '#platform/web/history/index.ts'
import { Modal } from '#platform/web/ui/index.ts'
import { classLanguages, classLanguageTitles } from '../../contract/class-shapes.ts'
import { type ClassOfYear } from '../../contract/class-shapes.ts'
import { readClassHistory } from '../../contract/set-up.ts'

function useClassWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  return {
    'classes.class': {
      fields: {
        title: { title: t`Название` },
        letter: { title: t`Литера` },
        parallel: { title: t`Параллель` },
        language: {
          title: t`Язык обучения`,
          format: (value) => {
            const known = classLanguages.find((one) => one === value)
            return known ? classLanguageTitles[known] : String(value)
          },
        },
        shift: { title: t`Смена` },
        profile: { title: t`Профиль` },
        home_room: { title: t`Кабинет` },
        capacity: { title: t`Вместимость` },
        opened_on: { title: t`Открыт с`, format: asDay },
        closed_on: { title: t`Последний день`, format: asDay },
      },
    },
  }
}

/** Who changed a class, when and how. */
export function HistoryDialog({ of: { id, title }, onClose }: { of: ClassOfYear; onClose: () => void }) {
  const { t } = useLingui()
  const words = useClassWords()
  const [page, setPage] = useState(1)
  const history = useQuery(query(readClassHistory, { params: { id: String(id) }, query: { page: String(page) } }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`История: ${title}`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <HistoryPanel of={history} words={words} onPage={setPage} />
    </Modal>
  )
}
