/**
 * Names on <html> what this visitor has dismissed, before what can be dismissed is painted. Inlined in front of it
 * (`?inline-script`), so it cannot import.
 */
{
  try {
    const dismissed = localStorage[storageKeys.dismissed] as string | undefined;
    if (dismissed) document.documentElement.dataset['dismissed'] = dismissed;
  } catch {
    // Storage is not available (private mode, policy): nothing could be remembered.
  }
}
