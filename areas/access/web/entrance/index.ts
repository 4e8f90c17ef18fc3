import { msg } from '@lingui/core/macro'
import { open } from '#platform/contract/access.ts'
import type { LightPage } from '#platform/web/light-page.ts'
import { LoginPage } from './login-page.tsx'
import { RestorePage } from './restore-page.tsx'

/** The pages before signing in, which stand in a light document of their own. */
export const entrancePages: LightPage[] = [
  { path: '/login', access: open(), title: msg`Вход`, isForStrangers: true, component: LoginPage },
  {
    path: '/restore',
    access: open(),
    title: msg`Восстановление пароля`,
    isForStrangers: true,
    component: RestorePage,
  },
]
