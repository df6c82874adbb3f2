import type { discord as en } from '../en/discord.js'

/** What only the platform says, in Ukrainian. */
export const discord = {
  unknown_button: 'Ця кнопка від давнішого столу. /стіл показати — які столи є тут.',
  unknown_command: 'Ця команда від іншої версії Foolish. Наберіть / ще раз, щоб побачити нинішні.',
  too_late: 'Останнє натискання прийшло запізно й не зараховане.',
  fault: 'Тут щось пішло не так, і нічого не зіграно. Натисніть «Мої карти».',
  fault_code: 'Код {code}',
  elsewhere: 'У карти грають на серверах, а не в особистих повідомленнях.',
  paused: 'Гра стоїть: мені більше не можна писати в цьому каналі (бракує прав: {permissions}). Ваші карти збережено.',
  listed_house: '{name} (бот)',
  somebody: 'Хтось',
  at_table: 'Вам сюди: {table}.',
  soon: 'Готово. За мить це буде видно за столом.',
  unsaved: 'Зберегти це зараз не вдалося, і нічого не зіграно. Натисніть ще раз за мить.',
  back_soon: 'Скоро повернуся. Вашу гру збережено.',
  restarting: 'Foolish перезапускається. Вашу гру збережено; натисніть ще раз за хвилину.',
} satisfies Readonly<Record<keyof typeof en, string>>
