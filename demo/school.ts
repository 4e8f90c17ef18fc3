/** The demonstration's school: number, address and papers are made up. */
export const school = {
  name: 'Школа-лицей № 148',
  bin: '050440009988',
  school_type: 'public',
  kind: 'school',
  city: 'Талдыкорган',
} as const
export const schoolAddress = 'г. Талдыкорган, ул. Жетысу, д. 148'

/** Reserved for examples: no letter to such an address ever leaves for a real mailbox. */
export const mailDomain = 'school148.example'
export const familyMailDomain = 'mail.example'
