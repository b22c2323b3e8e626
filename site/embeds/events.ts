import { calendarCountries } from '../facts/calendar-countries.ts';
import {
  lookSettings,
  nonEmpty,
  type LookSettings,
  type SizeSettings,
  type WidgetLook,
} from './provider.ts';

export interface EventsSettings extends LookSettings, SizeSettings {
  /** All levels, or medium and high only. */
  importanceFilter: '-1,0,1' | '0,1';
  /** Lower-case country codes, separated by commas. */
  countryFilter: string;
}

export interface Events {
  name: 'events';
  settings: EventsSettings;
}

const countries = nonEmpty('events', 'countryFilter', calendarCountries);

/** The economic calendar. */
export function events(look: WidgetLook): Events {
  return {
    name: 'events',
    settings: {
      width: 1000,
      height: 600,
      importanceFilter: '-1,0,1',
      countryFilter: countries.map(({ code }) => code).join(','),
      ...lookSettings(look),
    },
  };
}
