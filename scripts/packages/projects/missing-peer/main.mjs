// Without three.js, importing the package says which one is missing.
try {
  await import('@pliant/three');
} catch (error) {
  if (/Cannot find package 'three'/.test(error.message)) process.exit(0);
  throw error;
}
throw new Error('three.js is there, though nobody installed it');
