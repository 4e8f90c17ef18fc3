import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { listSessions } from '#areas/access/contract/sessions.ts'
import { readBrand } from '#platform/contract/brand.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query, serverNow, useSession } from '#platform/web/api/index.ts'
import { displayMoment, schoolDay } from '#platform/web/format/moment.ts'
import { Text } from '#platform/web/ui/index.ts'
import { shortName } from '../../rules/full-name.ts'
import { useOwnPerson } from './use-own-person.ts'

const momentNow = () => {
  const time = displayMoment(new Date(serverNow()).toISOString()).slice(-'HH:MM'.length)
  return `${displayDate(schoolDay())} ${time}`
}

/** The moment at which the page is printed; null until then: what reckons with zones is dear to set up, and few pages are printed. */
function usePrintMoment(): string | null {
  const [moment, setMoment] = useState<string | null>(null)
  useEffect(() => {
    // the sheet is drawn as soon as this is over
    const renew = () => flushSync(() => setMoment(momentNow()))
    addEventListener('beforeprint', renew)
    return () => removeEventListener('beforeprint', renew)
  }, [])
  return moment
}

/** Writes a line under every sheet, where the browser knows boxes in the margins of pages. */
function useSheetFeet(line: string, stamp: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const foot = 'font: 8pt sans-serif; color: #000;'
    sheet.replaceSync(`@page {
      margin: 12mm 10mm 14mm;
      @bottom-left { content: ${JSON.stringify(line)}; ${foot} white-space: nowrap; }
      @bottom-right { content: ${JSON.stringify(stamp)} counter(page) ' / ' counter(pages); ${foot} white-space: nowrap; }
    }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [line, stamp])
}

/** Who really acts; null in one's own name, and while it is read. */
function useActor(): string | null {
  const isUnderName = useSession()?.act !== undefined
  const sessions = useQuery({ ...query(listSessions), enabled: isUnderName, staleTime: Number.POSITIVE_INFINITY })
  if (!isUnderName) return null
  return sessions.data?.items.find(({ is_current }) => is_current)?.impersonated_by ?? null
}

/** What a page says on paper: of which school it is, when it was printed and by whom, where the stamp goes. */
export function PrintHead() {
  const own = useOwnPerson()
  const moment = usePrintMoment()
  const isUnderName = useSession()?.act !== undefined
  const actor = useActor()
  const { data: brand } = useQuery(query(readBrand))
  if (moment === null) return null
  const name = own === null ? '' : shortName(own)
  return <PrintedLine school={brand?.name} name={name} moment={moment} isUnderName={isUnderName} actor={actor} />
}

interface Printed {
  school: string | undefined
  name: string
  moment: string
  isUnderName: boolean
  actor: string | null
}
function PrintedLine({ school, name, moment, isUnderName, actor }: Printed) {
  const { t } = useLingui()
  const underName =
    actor === null
      ? t`Напечатано ${moment} под именем ${name}`
      : t`Напечатал(а) ${actor} под именем ${name} · ${moment}`
  const made = isUnderName ? underName : t`Напечатано ${moment} · ${name}`
  const line = [school, made].filter(Boolean).join(' · ')
  useSheetFeet(line, `${t`М. П.`}              `)
  return (
    <Text size="xs" data-print="only">
      {line}
    </Text>
  )
}
