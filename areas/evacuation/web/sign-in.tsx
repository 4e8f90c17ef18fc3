import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SignInHere } from '#areas/access/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Stack } from '#platform/web/ui/index.ts'
import { readInProgress } from '../contract/evacuations.ts'
import { ModeBanner } from './words.tsx'

/** Who is not signed in: the form in the place of the page, the alarm if there is one, the page that needs no session. */
export function SignIn() {
  const { data } = useQuery({ ...query(readInProgress), retry: false })
  const running = data?.evacuation_in_progress
  return (
    <SignInHere>
      <Stack gap="sm">
        {running ? <ModeBanner of={running} /> : null}
        <Link to="/evacuation/sos">
          <Trans>Что делать при эвакуации — без входа</Trans>
        </Link>
      </Stack>
    </SignInHere>
  )
}
