import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of what the school says of itself are described. */
export function useSchoolWords(): HistoryWords {
  const { t } = useLingui()
  const types: Record<string, string> = { public: t`государственная`, private: t`частная` }
  const kinds: Record<string, string> = { school: t`школа`, college: t`колледж` }
  return {
    'school.school': {
      fields: {
        name: { title: t`Полное название` },
        short_name: { title: t`Краткое название` },
        name_kk: { title: t`Название на казахском` },
        bin: { title: t`БИН` },
        school_type: { title: t`Форма собственности`, format: (value) => types[String(value)] ?? String(value) },
        kind: { title: t`Вид организации`, format: (value) => kinds[String(value)] ?? String(value) },
        city: { title: t`Город или район` },
        address: { title: t`Адрес` },
        phone: { title: t`Телефон` },
        email: { title: t`Почта` },
        site: { title: t`Сайт` },
        director_name: { title: t`Руководитель в документах` },
        mail_sender: { title: t`От чьего имени письма` },
        documents_days: { title: t`За сколько дней напоминать о документах` },
        time_zone: { title: t`Часовой пояс` },
        logo: { title: t`Герб`, format: (value) => (value === true ? t`есть` : t`нет`) },
      },
    },
  }
}
