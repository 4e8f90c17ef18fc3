import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { languages, locales } from '#platform/contract/language.ts'
import { request } from '#platform/web/api/index.ts'
import { refresh } from '#platform/web/api/refresh.ts'
import { useSession } from '#platform/web/api/session.ts'
import { Panel, PanelHead, SegmentedControl } from '#platform/web/ui/index.ts'
import { changeLanguage } from '../../contract/language.ts'

const ofBrowser = 'browser'

/** In which language one reads; the pages follow the token that bears the choice. */
export function LanguagePanel() {
  const { t } = useLingui()
  const chosen = useSession()?.language
  const change = useMutation({
    mutationFn: async (choice: string) => {
      const language = locales.find((one) => one === choice) ?? null
      await request(changeLanguage, { body: { language } })
      await refresh()
    },
  })
  if (locales.length === 1) return null
  return (
    <Panel>
      <PanelHead title={<Trans>Язык</Trans>}>
        <SegmentedControl
          aria-label={t`Язык`}
          data={[
            { value: ofBrowser, label: t`Как в браузере` },
            ...locales.map((locale) => ({ value: locale as string, label: languages[locale] })),
          ]}
          value={chosen ?? ofBrowser}
          onChange={change.mutate}
        />
      </PanelHead>
    </Panel>
  )
}
