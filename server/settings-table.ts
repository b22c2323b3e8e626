import { settingsTable } from './settings.ts';

console.log(settingsTable());
