/** Policies as people read them: the version in force, and the text of any version they once accepted. */

import type {
  readPolicy as policyContract,
  readPolicyText as textContract,
} from '#contract/customer/policies.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Services } from '#server/services.ts';
import { policyInForce, policyVersion } from './policies.store.ts';

export async function readPolicy(
  { db, clock, config }: Services,
  policy: string,
): Promise<Reply<typeof policyContract>> {
  const row = await policyInForce(db, policy, clock.now());
  if (!row) throw new Refusal('not_found');
  return {
    version: row.version,
    url: pageOf(row.policy, row.version, config.publicUrl),
    title: row.title,
    effectiveFrom: row.effective_from.toISOString(),
  };
}

export async function readPolicyText(
  { db }: Services,
  policy: string,
  version: string,
): Promise<Reply<typeof textContract>> {
  const row = await policyVersion(db, policy, version);
  if (!row) throw new Refusal('not_found');
  return {
    version: row.version,
    title: row.title,
    effectiveFrom: row.effective_from.toISOString(),
    sections: sectionsOf(row.body),
  };
}

/** The page on which people read it; whole where the app's own address is known. */
function pageOf(policy: string, version: string, publicUrl: string | null): string {
  const path = `/terms?${new URLSearchParams({ policy, version })}`;
  return publicUrl ? new URL(path, publicUrl).href : path;
}

/** Policy texts are plain: `## Heading` lines and paragraphs between empty lines. */
export function sectionsOf(body: string): { heading: string; paragraphs: string[] }[] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...rest] = section.split('\n');
      const paragraphs = rest
        .join('\n')
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
      return { heading: heading.trim(), paragraphs: paragraphs.filter(Boolean) };
    });
}
