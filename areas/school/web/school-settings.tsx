import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, FactList, Panel, Stack } from '#platform/web/ui/index.ts'
import { changeSchool, readSchool, schoolFields, type School } from '../contract/school.ts'
import { LogoPanel } from './logo-panel.tsx'
import { SchoolForm } from './school-form.tsx'
import { useSchoolWords } from './use-school-words.ts'

/** «Сведения о школе»: who may, changes them. */
export function SchoolSettings() {
  const school = useQuery(query(readSchool))
  const mayChange = useAllowed(changeSchool)
  return (
    <Answer of={school}>
      {(found) => (
        <Stack gap="md">
          <LogoPanel school={found} mayChange={mayChange} />
          <Panel>
            {mayChange ? <SchoolForm key={found.version} school={found} /> : <SchoolFacts school={found} />}
          </Panel>
        </Stack>
      )}
    </Answer>
  )
}

function SchoolFacts({ school }: { school: School }) {
  const { t } = useLingui()
  const fields = useSchoolWords()['school.school']?.fields ?? {}
  const facts = schoolFields.map((name) => {
    const value = school[name]
    const words = fields[name]
    return {
      title: words?.title ?? name,
      value: value === null ? t`не указано` : (words?.format?.(value) ?? String(value)),
    }
  })
  return <FactList facts={facts} />
}
