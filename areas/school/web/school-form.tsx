import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { listYears } from '#areas/calendar/contract/years.ts'
import { readBrand } from '#platform/contract/brand.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/wire.ts'
import { ApiError, serverNow } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { dateFormat } from '#platform/web/format/in-locale.ts'
import { showMomentsIn } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Alert, Button } from '#platform/web/ui/index.ts'
import { changeSchool, readSchool, readSchoolHistory, type School } from '../contract/school.ts'
import { binObjection } from '../rules/bin.ts'
import { SchoolFields } from './school-fields.tsx'
import { inputOf, valuesOf } from './school-values.ts'

/** What a clock of the zone shows now, `dd.MM, HH:MM`. */
const timeIn = (timeZone: string): string =>
  dateFormat({ timeZone, day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })().format(serverNow())

const Values = z.looseObject({ name: text(300) })

/** What the school says of itself, in one form; another zone is confirmed with what it changes. */
export function SchoolForm({ school }: { school: School }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isStale, setStale] = useState(false)
  const before = valuesOf(school)
  const refresh = () =>
    Promise.all(
      [readSchool, readSchoolHistory, readBrand, listYears].map((call) =>
        client.invalidateQueries({ queryKey: keyOf(call) }),
      ),
    )
  const entry = useEndpointForm(changeSchool, {
    initialValues: before,
    schema: Values,
    rules: { bin: (bin) => (bin === '' ? true : (binObjection(bin) ?? true)) },
    input: (values) => ({ body: { version: school.version, ...inputOf(values) } }),
    confirm: async ({ time_zone }) =>
      time_zone === school.time_zone ||
      (await dialog.confirm({
        message: t`Перевести школу на время ${time_zone}?`,
        description: t`Сейчас там ${timeIn(time_zone)}, а по нынешнему поясу ${timeIn(school.time_zone)}. Сразу сменятся сегодняшняя дата, текущий урок и звонки, сроки и время в истории. Записанные отметки и уроки останутся на своих датах.`,
        ok: t`Сменить пояс`,
      })),
    onDone: async (saved) => {
      showMomentsIn(saved.time_zone)
      await refresh()
      notify.success(t`Сохранено`)
    },
    onFailed: (error) => setStale(error instanceof ApiError && error.status === 409),
  })
  const isChanged = JSON.stringify(entry.form.values) !== JSON.stringify(before)
  return (
    <FormBody of={entry}>
      {isStale ? (
        <Alert color="orange" title={t`Сведения успел изменить кто-то ещё`}>
          <Button variant="default" size="xs" onClick={() => void refresh()}>
            <Trans>Показать нынешние, моё не сохранять</Trans>
          </Button>
        </Alert>
      ) : null}
      <SchoolFields entry={entry} />
      <FormFoot
        isOnPage
        isSending={entry.isSending}
        isDisabled={!isChanged}
        cancel={<Trans>Вернуть как было</Trans>}
        isCancelDisabled={!isChanged}
        onCancel={() => entry.form.setValues(before)}
      />
    </FormBody>
  )
}
