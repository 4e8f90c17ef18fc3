/** What the tools say of a failure, what it means, and what to do. The first that fits. */
const causes = [
  [/ENOSPC|EDQUOT|no space left/i, 'на диске нет места. Освободите его и повторите команду.'],
  [/EROFS/, 'диск доступен только для чтения. Скопируйте программу туда, где можно писать.'],
  [
    /EACCES|EPERM|operation not permitted/i,
    'нет прав на папку программы или на кэш npm. Запустите от имени владельца папки; на Windows закройте то, что держит её открытой.',
  ],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER_CERT|VERIFY)|CERT_/,
    'сертификату registry.npmjs.org нет доверия: вероятно, мешает прокси. Укажите его сертификат в NODE_EXTRA_CA_CERTS.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'нет связи с registry.npmjs.org. Проверьте сеть и прокси (npm config get proxy) и повторите команду.',
  ],
  [/EINTEGRITY/, 'файл в кэше npm повреждён. Выполните npm cache clean --force и повторите команду.'],
  [
    /E404|ETARGET|E401|E403/,
    'реестр npm не отдаёт нужный пакет. Проверьте, какой реестр задан: npm config get registry.',
  ],
  [
    /EUSAGE|EINVALIDPACKAGE|can only install/i,
    'package-lock.json не соответствует package.json. Верните оба: git checkout package.json package-lock.json.',
  ],
  [
    /ENOTEMPTY|EBUSY|EEXIST|EISDIR/,
    'мешает то, что осталось от прежней установки. Удалите папку node_modules и повторите команду.',
  ],
  [
    /Cannot find (package|module)|ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|Could not resolve/,
    'пакеты установлены не полностью. Удалите папку node_modules и повторите команду.',
  ],
  [/heap out of memory|ENOMEM|Killed/i, 'не хватает памяти. Закройте лишние программы и повторите команду.'],
  [/EMFILE|ENFILE/, 'слишком много открытых файлов. Увеличьте предел (ulimit -n 4096) и повторите команду.'],
]

/** Cause and remedy in words, of what a tool has said. */
export function causeOf(said) {
  const known = causes.find(([pattern]) => pattern.test(said))
  return known?.[1] ?? 'причина в строках выше. Если она неясна, удалите папку node_modules и повторите команду.'
}
