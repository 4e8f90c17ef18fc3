import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SignInHere } from '#areas/access/web/index.ts'

/** Who is not signed in: the form in the place of the page, and the page that needs no session. */
export const SignIn = () => (
  <SignInHere>
    <Link to="/evacuation/sos">
      <Trans>Что делать при эвакуации — без входа</Trans>
    </Link>
  </SignInHere>
)
