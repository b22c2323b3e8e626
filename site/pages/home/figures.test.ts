import { expect, test } from 'vitest';
import { languageCodes } from '../../../core/domain/languages.ts';
import { claims } from '../../facts/claims.ts';
import { formatClaim } from '../../i18n/format.ts';
import { countedClaims, countedFigure } from './figures.ts';

const isolates = /[\u2066\u2069]/g;

test('the counters end at the figure that the claim has in a sentence, in every language', () => {
  for (const language of languageCodes) {
    for (const name of countedClaims) {
      const { number, unit } = countedFigure(name, language, '');
      expect((number + unit).trimEnd(), `${name} (${language})`).toBe(
        formatClaim(claims[name].value, language).replaceAll(isolates, ''),
      );
    }
  }
});
