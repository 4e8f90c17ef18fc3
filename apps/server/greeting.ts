interface Opened {
  /** Where the school answers on this computer. */
  address: string
  /** Where people reach it, if that is set. */
  publicUrl: string | undefined
  /** The first administrator's login, and the path of their link. */
  invitation: { login: string; path: string } | null
  /** Those of a demonstration; a school has none to show. */
  signIns: { items: { role: string; login: string }[]; password: string | null } | null
}

/** What the person who started the school reads last: how to sign in, where to open it, how to stop it. */
export function greeting({ address, publicUrl, invitation, signIns }: Opened): string {
  const lines = [
    ...(signIns === null ? [] : signInLines(signIns)),
    ...(invitation === null
      ? []
      : [
          `Первый администратор, логин ${invitation.login}, ссылка на один раз: ${publicUrl ?? address}${invitation.path}`,
          '',
        ]),
    `Шанырак открыт: ${publicUrl === undefined ? address : `${publicUrl} (на этом компьютере ${address})`}`,
    'Остановить: Ctrl+C',
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`
}

function signInLines({ items, password }: NonNullable<Opened['signIns']>): string[] {
  const maxLength = Math.max(...items.map(({ login }) => login.length))
  return [
    `Входы, пароль у всех ${password}:`,
    ...items.map(({ login, role }) => `${login.padEnd(maxLength)}  ${role}`),
    '',
  ]
}
